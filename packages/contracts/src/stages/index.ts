export {
  createStage,
  deleteStage,
  getStage,
  listStages,
  placeStage,
  renameStage,
} from './stages.routes.ts';
export {
  longestStageName,
  mostStages,
  type NewStage,
  type Stage,
  type StageStatus,
  stageStatuses,
  type UsedStage,
} from './stages.schemas.ts';
