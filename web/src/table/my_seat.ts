// The parts of the dialog about one's own seat.
export type SeatPart = 'name' | 'device' | 'private' | 'leave'
