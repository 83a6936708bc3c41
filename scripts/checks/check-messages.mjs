import { root } from '../install.mjs';
import { catalogueFolders } from '../messages/catalogues.mjs';
import { contractTexts } from '../messages/contract-texts.mjs';
import { catalogueFaults } from '../messages/faults.mjs';

const errors = catalogueFaults(root);
// A check without input must fail.
if (catalogueFolders(root).length < 30 || contractTexts(root).length < 20)
  errors.push('the catalogues were not read');
process.stdout.write(errors.map((error) => `${error}\n`).join(''));
process.exit(errors.length === 0 ? 0 : 1);
