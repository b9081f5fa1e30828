// Short synthesised sounds; off by default.
import { settings } from "./settings.svelte.ts";

export type Sound = "card" | "coin" | "turn" | "place" | "end" | "attack" | "shuffle" | "chat" | "refused";

type Tone = { wave: OscillatorType; from: number; to?: number; at?: number; lasts: number; loud: number };

const TONES: Record<Exclude<Sound, "card" | "shuffle">, Tone[]> = {
  coin: [
    { wave: "triangle", from: 1320, lasts: 0.09, loud: 0.12 },
    { wave: "triangle", from: 1980, at: 0.05, lasts: 0.16, loud: 0.1 },
  ],
  turn: [
    { wave: "sine", from: 523, lasts: 0.22, loud: 0.16 },
    { wave: "sine", from: 784, at: 0.12, lasts: 0.34, loud: 0.14 },
  ],
  place: [{ wave: "sine", from: 190, to: 90, lasts: 0.16, loud: 0.3 }],
  end: [523, 659, 784, 1047].map((from, step) => ({
    wave: "triangle" as const,
    from,
    at: step * 0.13,
    lasts: 0.5,
    loud: 0.12,
  })),
  attack: [{ wave: "sawtooth", from: 220, to: 110, lasts: 0.25, loud: 0.1 }],
  chat: [{ wave: "sine", from: 880, to: 990, lasts: 0.1, loud: 0.1 }],
  refused: [{ wave: "square", from: 150, to: 120, lasts: 0.14, loud: 0.06 }],
};
const RUSTLES: Record<"card" | "shuffle", number[]> = { card: [0], shuffle: [0, 0.06, 0.12, 0.18] };

let context: AudioContext | null = null;

export function play(sound: Sound): void {
  if (!settings.sound || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  if (sound === "card" || sound === "shuffle") for (const at of RUSTLES[sound]) rustle(context, at);
  else for (const tone of TONES[sound]) ring(context, tone);
}

function ring(audio: AudioContext, { wave, from, to, at = 0, lasts, loud }: Tone): void {
  const begin = audio.currentTime + at;
  const voice = new OscillatorNode(audio, { type: wave, frequency: from });
  const volume = new GainNode(audio, { gain: 0 });
  if (to) voice.frequency.exponentialRampToValueAtTime(to, begin + lasts);
  volume.gain.setValueAtTime(0, begin);
  volume.gain.linearRampToValueAtTime(loud, begin + 0.008);
  volume.gain.exponentialRampToValueAtTime(0.0001, begin + lasts);
  voice.connect(volume).connect(audio.destination);
  voice.start(begin);
  voice.stop(begin + lasts);
}

/** A card on the table: filtered noise. */
function rustle(audio: AudioContext, at: number): void {
  const lasts = 0.07;
  const noise = audio.createBuffer(1, Math.ceil(audio.sampleRate * lasts), audio.sampleRate);
  const samples = noise.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = (Math.random() * 2 - 1) * (1 - i / samples.length) ** 2;
  const source = new AudioBufferSourceNode(audio, { buffer: noise });
  const filter = new BiquadFilterNode(audio, { type: "bandpass", frequency: 2600, Q: 0.8 });
  source
    .connect(filter)
    .connect(new GainNode(audio, { gain: 0.22 }))
    .connect(audio.destination);
  source.start(audio.currentTime + at);
}
