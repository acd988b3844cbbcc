// The map as map/draw.ts draws it while building.
declare module '*/map/draw?made' {
  const map: import('./map/draw').DrawnMap
  export default map
}
