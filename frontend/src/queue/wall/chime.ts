import { browserStore } from '../../common/browser/browserStore';

/** Whether this screen plays a chime for a call; off until switched on here. */
export const chimeSetting = browserStore<boolean>({
  area: 'local',
  key: 'wallChime',
  empty: false,
  parse: (json) => (typeof json === 'boolean' ? json : null),
});

/** Two tones like a doorbell: frequency in Hz and start, s. */
const TONES = [
  { frequency: 659, at: 0 },
  { frequency: 523, at: 0.35 },
];
const TONE_SECONDS = 0.9;
const LOUDNESS = 0.4;

let audio: AudioContext | null = null;

/** Plays the chime. A browser without an earlier user interaction stays silent. */
export function playChime(): void {
  audio ??= new AudioContext();
  void audio.resume();
  for (const { frequency, at } of TONES) {
    const start = audio.currentTime + at;
    const tone = new OscillatorNode(audio, { frequency, type: 'sine' });
    const gain = new GainNode(audio, { gain: 0 });
    gain.gain.linearRampToValueAtTime(LOUDNESS, start + 0.02);
    gain.gain.exponentialRampToValueAtTime(0.001, start + TONE_SECONDS);
    tone.connect(gain).connect(audio.destination);
    tone.start(start);
    tone.stop(start + TONE_SECONDS);
  }
}
