/** A word that begins so, in any language with letters of \p{L}. */
const anyOf = (beginnings: readonly string[]) =>
  new RegExp(`(?<![\\p{L}\\p{N}])(${beginnings.join('|')})`, 'iu');

/** Recommendations about a candidate, in the most frequent languages of interviews. */
const orders = anyOf([
  'hir(e|es|ed|ing)\\b|employ|recruit|recommend|shortlist|appoint|job offer|offer (the )?job',
  'must\\b|should\\b|ought\\b|shall\\b|has to be\\b|have to be\\b|needs to be\\b',
  'invite|reject|accept (this|the|him|her|them)|choose (this|him|her|them)|ignore',
  'einstell|eingestellt|anstell|angestellt|empf(e|i|o)hl|m(u|ü)ss(en|te|t)?\\b|muß',
  'soll(te|ten)?\\b',
  'einladen|eingeladen|ablehn|abgelehnt|embauch|recrut|recommand|doit\\b|devrait|il faut',
  'contrat(a|e|o|é|ar)|recomiend|recomend|deb(e|ería|en)\\b|hay que|invit(é|ar|er)|rechaz|rejet',
]);

/** Praise and blame: judgments of a candidate without a measurement. */
const verdicts = anyOf([
  'best\\b|better than|perfect|excellent|outstanding|exceptional|brilliant|amazing|ideal',
  'superb|great\\b|greatest|fantastic|wonderful|genius|flawless|impressive|extraordinary',
  'remarkable|strongest|finest|superior|top\\b|unique|incredible|worst|terrible|awful',
  'stupid|incompetent|useless|unfit|(strong|good|weak|bad|right|suitable) (candidate|fit|choice)',
  'beste|perfekt|ausgezeichnet|hervorragend|herausragend|außergewöhnlich|brillant|großartig',
  'fantastisch|wunderbar|genial|einzigartig|exzellent|ungeeignet|schlechteste|dumm',
  'meilleur|parfait|exceptionnel|idéal|formidable|remarquable|génial|extraordinaire|pire',
  'mejor|excelente|excepcional|brillante|extraordinari|magnífic|increíble|peor',
]);

/** In a quote only addresses to the decider: many a good answer says what should have been done. */
const pleas = anyOf([
  'hire (me|this|him|her|them|at once|now)',
  '(must|should|to) be (hired|employed|invited|chosen|recommended)',
  'recommend me|the (best|strongest|ideal|perfect) (candidate|applicant|person)',
  'ignore (all|the|any|your)',
  '(mich|sofort|unbedingt) ein(zu)?stell|eingestellt werden|embauche(z|r)?[- ]moi|m.embaucher',
  'contr(á|a)t(e|a)(n)?me|beste(r|n)? (kandidat|bewerber)|meilleur(e)? candidat|mejor candidat',
]);

/** Is it an observation of the answer, and neither praise or blame nor a recommendation about the candidate? */
export function isObservation({ text, quote }: { text: string; quote: string }): boolean {
  return !orders.test(text) && !verdicts.test(text) && !pleas.test(quote);
}
