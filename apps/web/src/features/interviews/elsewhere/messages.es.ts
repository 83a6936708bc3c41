import type { ElsewhereTexts } from './messages.ts';

export const spanish: ElsewhereTexts = {
  title: 'Grabó esta respuesta en otro dispositivo',
  text: 'Tenemos su grabación y todavía no se usa. Véala antes de usarla: puede faltar el final.',
  watch: (size) => `Ver la grabación (${size})`,
  again: 'Grabar de nuevo',
  againLeft: (count) => `Grabar de nuevo (quedan ${count})`,
  failed: 'No pudimos cargar su grabación. Sigue a salvo con nosotros. Inténtelo de nuevo.',
};
