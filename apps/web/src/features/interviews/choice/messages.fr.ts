import type { ChoiceTexts } from './messages.ts';

export const french: ChoiceTexts = {
  title: 'Choisissez votre enregistrement',
  text: 'Regardez les deux et utilisez le meilleur. L’autre est supprimé dès que votre réponse est arrivée.',
  number: (number) => `Enregistrement ${number}`,
  player: (number, length) => `Enregistrement ${number}, ${length}`,
  noLength: 'durée inconnue',
  inUse: 'Votre réponse pour le moment',
  notPlayable: 'Nous vérifions cet enregistrement. Vous pourrez le regarder dans un instant.',
  use: 'Utiliser cet enregistrement',
  useNumber: (number) => `Utiliser cet enregistrement : Enregistrement ${number}`,
  keep: 'Garder cette réponse',
  keepNumber: (number) => `Garder cette réponse : Enregistrement ${number}`,
  again: 'Recommencer',
  againLeft: (count) => `Recommencer (encore ${count})`,
  noneLeft: 'Vous ne pouvez plus recommencer cette question. Utilisez l’un de ces enregistrements.',
  giveUpTitle: 'Quel enregistrement voulez-vous supprimer ?',
  giveUpText:
    'Vous pouvez garder deux enregistrements d’une réponse. Celui que vous choisissez ici est supprimé définitivement.',
  giveUp: (number) => `Supprimer l’Enregistrement ${number}`,
  cancel: 'Annuler',
  kept: (number) => `L’Enregistrement ${number} est gardé. Recommencez, puis choisissez entre les deux.`,
  back: (number) => `Revenir à l’Enregistrement ${number}`,
  answerKept: 'Votre réponse est gardée. Recommencez, puis choisissez entre les deux.',
  backToAnswer: 'Revenir à votre réponse',
  keptHint: 'Si vous recommencez, cet enregistrement est gardé, et vous choisissez entre les deux.',
};
