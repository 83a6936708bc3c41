import type { ListField } from '@nimble/contracts/invitations';

/** Names of columns in English, German, Spanish and French: letters and digits only, without accents. */
const names: Record<ListField, string> = {
  email: `email emailaddress mail mailaddress address candidateemail emailadresse mailadresse correo correoelectronico
    direcciondecorreo direcciondecorreoelectronico courriel adressemail adresseemail adresseelectronique adressecourriel`,
  name: `name fullname candidate candidatename vollstandigername kandidat kandidatin bewerber bewerberin nombrecompleto
    nombreyapellidos candidato candidata nomcomplet candidat`,
  firstName: 'firstname givenname vorname nombre prenom',
  lastName: 'lastname surname familyname nachname familienname apellido apellidos nom nomdefamille',
  language: 'language lang sprache idioma lengua langue',
  deadline: `deadline due duedate until days daystoanswer frist bis stichtag tage fechalimite plazo dias datelimite
    echeance delai jours`,
  extraTime: `extratime timefactor zusatzzeit zeitfaktor zeitzuschlag tiempoextra tiempoadicional tempssupplementaire
    tempsadditionnel`,
  message: 'message nachricht mitteilung mensaje',
  source: 'source quelle origen fuente',
  externalId: `externalid reference candidateid externeid externenummer referenz idexterno referencia idexterne`,
};
const fieldOfName = new Map(
  Object.entries(names).flatMap(([field, words]) =>
    words.split(/\s+/).map((word) => [word, field as ListField] as const),
  ),
);

/** The field of each column; of several columns with one field the first counts. */
export function fieldsOf(header: readonly string[]): (ListField | null)[] {
  const used = new Set<ListField>();
  return header.map((cell) => {
    const field = fieldOfName.get(wordOf(cell));
    if (field === undefined || used.has(field)) return null;
    used.add(field);
    return field;
  });
}

function wordOf(cell: string): string {
  return cell
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '');
}
