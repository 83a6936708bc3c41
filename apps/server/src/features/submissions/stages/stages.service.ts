import { mostStages, type NewStage, type Stage, type UsedStage } from '@nimble/contracts/stages';
import {
  type Database,
  inTransaction,
  isUniqueViolation,
  lockCompany,
  type Transaction,
} from '../../../platform/database/index.ts';
import { RequestError } from '../../../platform/errors.ts';
import { type Actor, emit } from '../../../platform/events/index.ts';
import {
  countCandidates,
  deleteStage,
  findStage,
  findStages,
  insertStage,
  setName,
  setOrder,
} from './stages.repository.ts';

/** The stages that a company adds to the five statuses. */
export function createStagesService({ database }: { database: Database }) {
  return {
    list: (companyId: number): Promise<Stage[]> => findStages(database, companyId),

    async one(companyId: number, stageId: number): Promise<UsedStage> {
      const stage = await findStage(database, { companyId, stageId });
      if (stage === undefined) throw new RequestError('stage.not_found');
      return { ...stage, candidates: await countCandidates(database, { companyId, stageId }) };
    },

    create(by: Actor, input: NewStage): Promise<Stage> {
      return inTransaction(database, async (transaction) => {
        const { companyId } = by;
        await lockCompany(transaction, companyId);
        const all = await findStages(transaction, companyId);
        if (all.length >= mostStages)
          throw new RequestError('stage.too_many', { values: { most: mostStages } });
        const position = all.filter(({ status }) => status === input.status).length + 1;
        const stage = await insertStage(transaction, companyId, { ...input, position });
        await emit(transaction, { type: 'company.stage_created', by, ...named(stage) });
        return stage;
      }).catch(explainTakenName);
    },

    rename(by: Actor, stageId: number, name: string): Promise<Stage> {
      return inTransaction(database, async (transaction) => {
        const stage = await setName(transaction, { companyId: by.companyId, stageId }, name);
        if (stage === undefined) throw new RequestError('stage.not_found');
        await emit(transaction, { type: 'company.stage_renamed', by, ...named(stage) });
        return stage;
      }).catch(explainTakenName);
    },

    place: (by: Actor, stageId: number, position: number): Promise<Stage[]> =>
      inTransaction(database, (transaction) => place(transaction, by, { stageId, position })),

    remove: (by: Actor, stageId: number): Promise<void> =>
      inTransaction(database, (transaction) => remove(transaction, by, stageId)),
  };
}
export type StagesService = ReturnType<typeof createStagesService>;

async function place(
  transaction: Transaction,
  by: Actor,
  { stageId, position }: { stageId: number; position: number },
): Promise<Stage[]> {
  const { companyId } = by;
  const { stage, ordered } = await lockedStage(transaction, companyId, stageId);
  const others = ordered.filter((id) => id !== stageId);
  const stageIds = others.toSpliced(position - 1, 0, stageId);
  if (stageIds.join() !== ordered.join()) {
    await setOrder(transaction, companyId, { status: stage.status, stageIds });
    await emit(transaction, { type: 'company.stage_moved', by, ...named(stage) });
  }
  return findStages(transaction, companyId);
}

async function remove(transaction: Transaction, by: Actor, stageId: number): Promise<void> {
  const { companyId } = by;
  const { stage, ordered } = await lockedStage(transaction, companyId, stageId);
  const candidates = await countCandidates(transaction, { companyId, stageId });
  await deleteStage(transaction, { companyId, stageId });
  const stageIds = ordered.filter((id) => id !== stageId);
  if (stageIds.length > 0) await setOrder(transaction, companyId, { status: stage.status, stageIds });
  await emit(transaction, { type: 'company.stage_deleted', by, ...named(stage), candidates });
}

/**
 * With the ids of the stages of its status, in their order; no other call changes the company’s stages until the
 * transaction ends.
 */
async function lockedStage(transaction: Transaction, companyId: number, stageId: number) {
  await lockCompany(transaction, companyId);
  const all = await findStages(transaction, companyId);
  const stage = all.find(({ id }) => id === stageId);
  if (stage === undefined) throw new RequestError('stage.not_found');
  return { stage, ordered: all.filter(({ status }) => status === stage.status).map(({ id }) => id) };
}

const named = ({ id, name }: Stage) => ({ stageId: id, stage: name });

function explainTakenName(error: unknown): never {
  throw isUniqueViolation(error, 'stages_name') ? new RequestError('stage.name_taken') : error;
}
