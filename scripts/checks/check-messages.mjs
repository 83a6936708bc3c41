import { root } from '../install.mjs';
import { catalogFolders } from '../messages/catalogs.mjs';
import { contractTexts } from '../messages/contract-texts.mjs';
import { catalogFaults } from '../messages/faults.mjs';
import { unusedCodes } from '../messages/unused/unused-codes.mjs';
import { unusedKeys } from '../messages/unused/unused-keys.mjs';

const errors = [...catalogFaults(root), ...unusedCodes(root)];
// With faults, the declarations may not be those of the catalogs.
if (errors.length === 0)
  errors.push(...unusedKeys(root, 'apps/web/tsconfig.json').map((key) => `${key} is not used`));
// A check without input must fail.
if (catalogFolders(root).length < 30 || contractTexts(root).length < 20)
  errors.push('the catalogs were not read');
process.stdout.write(errors.map((error) => `${error}\n`).join(''));
process.exit(errors.length === 0 ? 0 : 1);
