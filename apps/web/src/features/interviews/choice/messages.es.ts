import type { ChoiceTexts } from './messages.ts';

export const spanish: ChoiceTexts = {
  title: 'Elija su grabación',
  text: 'Vea las dos y use la mejor. La otra se elimina en cuanto llegue su respuesta.',
  number: (number) => `Grabación ${number}`,
  player: (number, length) => `Grabación ${number}, ${length}`,
  noLength: 'duración desconocida',
  inUse: 'Su respuesta por ahora',
  notPlayable: 'Estamos comprobando esta grabación. Podrá verla en un momento.',
  use: 'Usar esta grabación',
  useNumber: (number) => `Usar esta grabación: Grabación ${number}`,
  keep: 'Conservar esta respuesta',
  keepNumber: (number) => `Conservar esta respuesta: Grabación ${number}`,
  again: 'Repetir',
  againLeft: (count) => `Repetir (quedan ${count})`,
  noneLeft: 'No puede repetir más esta pregunta. Use una de estas grabaciones.',
  giveUpTitle: '¿Qué grabación quiere eliminar?',
  giveUpText:
    'Puede conservar dos grabaciones de una respuesta. La que elija aquí se elimina definitivamente.',
  giveUp: (number) => `Eliminar la Grabación ${number}`,
  cancel: 'Cancelar',
  kept: (number) => `La Grabación ${number} se conserva. Grabe de nuevo y después elija entre las dos.`,
  back: (number) => `Volver a la Grabación ${number}`,
  answerKept: 'Su respuesta se conserva. Grabe de nuevo y después elija entre las dos.',
  backToAnswer: 'Volver a su respuesta',
  keptHint: 'Si graba de nuevo, esta grabación se conserva y después elige entre las dos.',
};
