// The map that web/map draws while building.
declare module 'virtual:royals-map' {
  type Spot = [number, number]
  const map: {
    width: number
    height: number
    land: string
    borders: string
    graticule: string
    countries: Record<string, string>
    rivers: string
    mountains: [number, number, number][]
    woods: Spot[]
    cities: Record<string, Spot>
    spare: Record<string, Spot[]>
  }
  export default map
}
