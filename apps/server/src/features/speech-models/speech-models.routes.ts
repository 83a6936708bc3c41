import {
  addSpeechModel,
  cancelSpeechModel,
  listSpeechModels,
  removeSpeechModel,
  turnOffSpeech,
  useSpeechModel,
} from '@nimble/contracts/speech-models';
import type { FastifyInstance } from 'fastify';
import { handle } from '../../platform/http/index.ts';
import type { SpeechModelsService } from './speech-models.service.ts';

export function speechModelsRoutes(app: FastifyInstance, models: SpeechModelsService): void {
  handle(app, listSpeechModels, async () => ({ data: await models.list() }));
  handle(app, addSpeechModel, async ({ params }) => ({ data: await models.add(params.name) }));
  handle(app, cancelSpeechModel, async ({ params }) => ({ data: await models.cancel(params.name) }));
  handle(app, useSpeechModel, async ({ params }) => ({ data: await models.use(params.name) }));
  handle(app, turnOffSpeech, async () => ({ data: await models.turnOff() }));
  handle(app, removeSpeechModel, async ({ params }) => ({ data: await models.remove(params.name) }));
}
