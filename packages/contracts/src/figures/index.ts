export {
  type Figure,
  type FigureName,
  type FigurePlace,
  fewestByFormat,
  figures,
  isQuality,
  qualityScore,
} from './figures.catalog.ts';
