import type { ElsewhereTexts } from './messages.ts';

export const french: ElsewhereTexts = {
  title: 'Vous avez enregistré cette réponse sur un autre appareil',
  text: 'Nous avons votre enregistrement, et il n’est pas encore utilisé. Regardez-le avant de l’utiliser : la fin peut manquer.',
  watch: (size) => `Regarder l’enregistrement (${size})`,
  again: 'Recommencer',
  againLeft: (count) => `Recommencer (encore ${count})`,
  failed:
    'Nous n’avons pas pu charger votre enregistrement. Il reste en sécurité chez nous. Veuillez réessayer.',
};
