export {
  type Figure,
  type FigureName,
  type FigurePlace,
  figures,
  isQuality,
  remarks,
} from './figures.catalogue.ts';
