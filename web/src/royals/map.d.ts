// The map that web/map draws while building.
declare module 'virtual:royals-map' {
  const map: import('../../map/draw').DrawnMap
  export default map
}
