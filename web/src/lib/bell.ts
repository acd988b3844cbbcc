// Calling somebody to the table. A soft bell: three partials that die away; no sound file, and silent until the person
// has touched the page.
let audio: AudioContext | null = null

/** Browsers let a page sound only after a touch; called on the first one. */
export function unlockAudio(): void {
  audio ??= new AudioContext()
  void audio.resume()
}

export function ring(): void {
  if (!audio || audio.state !== 'running') return
  const now = audio.currentTime
  const loud = audio.createGain()
  loud.gain.value = 0.14
  loud.connect(audio.destination)
  for (const [pitch, part, lasts] of [
    [587.3, 1, 1.6],
    [1174.7, 0.45, 1.1],
    [1762, 0.18, 0.6],
  ]) {
    const tone = audio.createOscillator()
    const fade = audio.createGain()
    tone.frequency.value = pitch
    fade.gain.setValueAtTime(0, now)
    fade.gain.linearRampToValueAtTime(part, now + 0.012)
    fade.gain.exponentialRampToValueAtTime(0.0001, now + lasts)
    tone.connect(fade).connect(loud)
    tone.start(now)
    tone.stop(now + lasts)
  }
}
