import { ownEngines } from '../../support/engines.ts';
import { testLimitsModel } from '../../support/limits-model.ts';
import { until } from '../../support/until.ts';

const { redis } = await ownEngines();
await until('Redis is reached', () => redis.status === 'ready');
testLimitsModel(redis);
