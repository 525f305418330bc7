import { Session } from 'node:inspector/promises';
import { writeFile } from 'node:fs/promises';
import { z } from 'zod';

/*
 * Loaded into the API process by `--profile`. It records CPU time and allocations between two messages of the
 * benchmark, so that a profile covers one row without start-up.
 */
const Request = z.union([
  z.object({ profile: z.literal('start') }),
  /** The path of the files without their extension. */
  z.object({ profile: z.literal('stop'), path: z.string() }),
]);

/** Microseconds between two CPU samples, and bytes between two allocation samples. */
const CPU_INTERVAL = 500;
const ALLOCATION_INTERVAL = 65_536;

const session = new Session();
session.connect();

async function start(): Promise<void> {
  await session.post('Profiler.enable');
  await session.post('Profiler.setSamplingInterval', { interval: CPU_INTERVAL });
  await session.post('HeapProfiler.enable');
  await session.post('HeapProfiler.startSampling', {
    samplingInterval: ALLOCATION_INTERVAL,
    // Without these the profile has only what is still alive at the end.
    includeObjectsCollectedByMajorGC: true,
    includeObjectsCollectedByMinorGC: true,
  });
  await session.post('Profiler.start');
}

async function stop(path: string): Promise<void> {
  const { profile: cpu } = await session.post('Profiler.stop');
  const { profile: heap } = await session.post('HeapProfiler.stopSampling');
  await writeFile(`${path}.cpuprofile`, JSON.stringify(cpu));
  await writeFile(`${path}.heapprofile`, JSON.stringify(heap));
}

process.on('message', (message) => {
  const request = Request.safeParse(message);
  if (!request.success) return;
  void (request.data.profile === 'start' ? start() : stop(request.data.path)).then(
    () => process.send?.({ profiled: true }),
    (error: unknown) => process.send?.({ error: String(error) }),
  );
});
