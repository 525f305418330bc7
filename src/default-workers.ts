/** Bytes of a worker with the memory limits of the image and 100,000 tags, and of the parent. */
const WORKER = 350 * 2 ** 20;
const PARENT = 100 * 2 ** 20;

/**
 * As many workers as cores, and no more than fit into the memory limit of the container: one that exceeds it is killed.
 *
 * @param memory - the limit in bytes; 0 for none
 */
export function defaultWorkers(cores: number, memory: number): number {
  if (memory === 0) return cores;
  return Math.max(1, Math.min(cores, Math.floor((memory - PARENT) / WORKER)));
}
