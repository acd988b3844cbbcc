// What the server tells of a Majesty table.
import type { SceneOf, Shapes } from '$lib/types'

export type MajestyScenery = Shapes['MajestyTable']
export type MajestyScene = SceneOf<MajestyScenery>
