import { useEffect, useState } from 'react';
import type { Queue } from '../../../openapi/contract/care/queue.js';
import { API_BASE, client, read, sentenceOf } from '../api/client';

/** A browser gives a stream up that was refused; the screen of a waiting room never does, ms. */
const OPEN_AGAIN_MS = 5_000;

interface Wall {
  queue: Queue | null;
  isLive: boolean;
  /** Why there is nothing to show. */
  error: string | null;
}

/** The queue of a doctor as it changes, for a screen that nobody looks after. */
export function useWall(doctorId: string): Wall {
  const [wall, setWall] = useState<Wall>({ queue: null, isLive: false, error: null });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let source: EventSource | undefined;
    let isOver = false;
    const show = (change: Partial<Wall>) => setWall((now) => ({ ...now, ...change }));
    const open = () => {
      source = new EventSource(`${API_BASE}/api/v1/queue/${doctorId}/stream`);
      source.addEventListener('queue', ({ data }: MessageEvent<string>) =>
        show({ queue: JSON.parse(data) as Queue, isLive: true, error: null }),
      );
      source.onerror = () => {
        show({ isLive: false });
        if (source?.readyState === EventSource.CLOSED) timer = setTimeout(() => void start(), OPEN_AGAIN_MS);
      };
    };
    /** What the stream cannot say, a call can: why nothing comes. */
    const start = async () => {
      try {
        const queue = await read(client.GET('/api/v1/queue/{doctorId}', { params: { path: { doctorId } } }));
        if (isOver) return;
        show({ queue, error: null });
        open();
      } catch (error) {
        if (isOver) return;
        show({ error: sentenceOf(error) });
        timer = setTimeout(() => void start(), OPEN_AGAIN_MS);
      }
    };
    void start();
    return () => {
      isOver = true;
      clearTimeout(timer);
      source?.close();
    };
  }, [doctorId]);
  return wall;
}
