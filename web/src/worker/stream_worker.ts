// What all tabs of a browser share: it holds the streams of their tables, and hands each tab what is told of its own.
// Its address has the hash of what is in it, so that a newer page never talks to an older one.
/// <reference lib="webworker" />
import { PULSE, awaitLock, holdLock, type Asks } from '../lib/stream_words'
import { StreamForAll } from './stream_for_all'

const worker = self as unknown as SharedWorkerGlobalScope
/** one is enough for most people */
const streams = [new StreamForAll()]
const held = new Promise<string>(holdLock)
const leave = (port: MessagePort) => streams.forEach((one) => one.leave(port))

function hear(port: MessagePort, asks: Asks): void {
  if (asks === 'here') return streams.forEach((one) => one.answered(port))
  if (typeof asks === 'object' && 'held' in asks) return awaitLock(asks.held, () => leave(port))
  leave(port)
  if (asks === 'goes') return port.close()
  let stream = streams.find((one) => one.hasRoom(asks.listen))
  if (!stream) streams.push((stream = new StreamForAll()))
  stream.listen(port, asks.listen, asks.after)
}

worker.addEventListener('connect', ({ ports: [port] }) => {
  port.onmessage = ({ data }: MessageEvent<Asks>) => hear(port, data)
  void held.then((name) => port.postMessage({ event: 'held', told: name }))
})
setInterval(() => streams.forEach((one) => one.pulse()), PULSE)
