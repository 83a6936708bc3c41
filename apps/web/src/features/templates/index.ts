export { SaveTemplateDialog } from './save-template-dialog.tsx';
export { type FoundBy, TemplateChooser } from './template-chooser.tsx';
