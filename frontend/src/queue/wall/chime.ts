import { browserStore } from '../../common/browser/browserStore';

/** Whether this screen sounds when a token is called; off until it is switched on here. */
export const chimeSetting = browserStore<boolean>({
  area: 'local',
  key: 'wallChime',
  empty: false,
  parse: (json) => (typeof json === 'boolean' ? json : null),
});

/** Two tones, as a doorbell: frequency in Hz and when it begins, s. */
const TONES = [
  { frequency: 659, at: 0 },
  { frequency: 523, at: 0.35 },
];
const TONE_SECONDS = 0.9;
const LOUDNESS = 0.4;

let audio: AudioContext | null = null;

/** Sounds the chime. A browser that has not been touched yet stays silent. */
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
