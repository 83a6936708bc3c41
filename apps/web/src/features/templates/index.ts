export { SaveTemplateDialog } from './save-template-dialog.tsx';
export { TemplateChooser } from './template-chooser.tsx';
