export {
  createView,
  deleteView,
  getView,
  listViews,
  setDefaultView,
  updateView,
} from './views.routes.ts';
export {
  type GonePart,
  longestViewName,
  mostOwnViews,
  mostSharedViews,
  type SavedView,
  type ViewContent,
  type ViewInput,
  viewContent,
  viewInput,
} from './views.schemas.ts';
