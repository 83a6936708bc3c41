export {
  type Figure,
  type FigureName,
  type FigurePlace,
  figures,
  isQuality,
  qualityScore,
} from './figures.catalogue.ts';
