export { SpeechModelsCard } from './speech-models-card.tsx';
