import { formatList } from '../../../../lib/formats.ts';
import { chosenMessages as messages } from './messages.ts';

/** Some of so many candidates by their names, and how many others there are. */
export function namesAndOthers(names: readonly string[], count: number): string {
  const others = count - names.length;
  return others > 0 ? formatList([...names, messages.others({ count: others })]) : formatList(names, 'unit');
}
