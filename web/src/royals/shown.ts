// What the server tells of a Royals table.
import type { SceneOf, Shapes } from '$lib/types'

export type RoyalsScenery = Shapes['RoyalsTable']
export type RoyalsScene = SceneOf<RoyalsScenery>
