export { DefaultView, LinkedView } from './opened-views.tsx';
export { ViewMenu } from './view-menu.tsx';
