import { createHash } from 'node:crypto';
import type { ContainerRuntimeClient, StartedTestContainer } from 'testcontainers';
import { containerRecipes } from './container-recipes.ts';
import type { EngineName, RunningEngines } from './engine.ts';
import { engineTitles } from './prerequisites.mjs';
import type { StackEnvironment } from './environment.mjs';
import { isKept, type Folders, type Profile } from './folders.mjs';
import type { Progress } from './progress.ts';

const noDocker =
  'TRIVIA_STACK=docker is set, but Docker is not reachable. ' +
  'Start Docker, or unset TRIVIA_STACK to run the engines as local processes.';

/**
 * Starts engines as containers. Their reaper removes them when this process exits; kept data is in
 * named volumes, those of `start` under their former names.
 */
export async function startContainers(
  wanted: readonly EngineName[],
  {
    profile,
    folders,
    environment,
    progress,
  }: {
    profile: Profile;
    folders: Folders;
    environment: StackEnvironment;
    progress: Progress;
  },
): Promise<RunningEngines> {
  // Loaded only when needed: it is large, and missing in a production install.
  const { GenericContainer, Wait, getContainerRuntimeClient } = await import('testcontainers');
  const client = await getContainerRuntimeClient().catch((error: unknown) => {
    throw new Error(noDocker, { cause: error });
  });
  const clone = createHash('sha256').update(folders.root).digest('hex').slice(0, 12);
  const all = containerRecipes(environment, profile);
  const started: StartedTestContainer[] = [];
  const stop = async (): Promise<void> => {
    await Promise.all(started.map((container) => container.stop({ timeout: 20_000 })));
  };
  const launch = async (name: EngineName): Promise<[EngineName, string]> => {
    const recipe = all[name];
    const container = new GenericContainer(recipe.image)
      .withExposedPorts(recipe.port)
      .withEnvironment(recipe.environment)
      .withWaitStrategy(Wait.forLogMessage(recipe.readyLog))
      .withStartupTimeout(180_000);
    if (recipe.command !== undefined) container.withCommand([...recipe.command]);
    if (isKept(profile)) {
      const lasting = profile === 'start' ? `trivia-${clone}-${name}` : `trivia-${clone}-${profile}-${name}`;
      await removeFormer(client, lasting);
      container.withName(lasting).withBindMounts([{ source: lasting, target: recipe.data }]);
    }
    const running = await progress.step(`starting ${engineTitles[name]} in a container`, () =>
      container.start(),
    );
    started.push(running);
    return [name, recipe.url(running.getHost(), running.getMappedPort(recipe.port))];
  };
  const outcomes = await Promise.allSettled(wanted.map(launch));
  const failed = outcomes.find((outcome) => outcome.status === 'rejected');
  if (failed !== undefined) {
    await stop();
    throw failed.reason;
  }
  const urls = outcomes.filter((outcome) => outcome.status === 'fulfilled').map((outcome) => outcome.value);
  // Docker does not restart or report a container that stops: connections to it are refused.
  return { urls: Object.fromEntries(urls), stop, onFailure: () => undefined };
}

/**
 * Removes the container of a run that was just killed and that the reaper has not removed yet: two PostgreSQL servers
 * in two containers do not detect each other on one volume. The volume stays.
 */
async function removeFormer(client: ContainerRuntimeClient, name: string): Promise<void> {
  const { dockerode } = client.container;
  const found = await dockerode.listContainers({ all: true, filters: { name: [`^/${name}$`] } });
  for (const { Id } of found) await dockerode.getContainer(Id).remove({ force: true });
}
