import type { SettingsOf } from '@nimble/contracts/answers';

type Choice = SettingsOf<'choice'>;

const letters = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** Never that of an option that was deleted: answers of earlier interviews keep the ids. */
export function newOptionId(): string {
  return [...crypto.getRandomValues(new Uint8Array(10))]
    .map((byte) => letters[byte % letters.length])
    .join('');
}

export function withoutOption(settings: Choice, id: string): Choice {
  const options = settings.options.filter((each) => each.id !== id);
  const { screening } = settings;
  return {
    ...settings,
    options,
    minimumChosen: Math.min(settings.minimumChosen, options.length),
    maximumChosen: Math.min(settings.maximumChosen, options.length),
    screening: screening && { ...screening, options: screening.options.filter((each) => each !== id) },
  };
}

/** One option, or from one to all of them. */
export function withSeveral(settings: Choice, isSeveral: boolean): Choice {
  return { ...settings, minimumChosen: 1, maximumChosen: isSeveral ? settings.options.length : 1 };
}
