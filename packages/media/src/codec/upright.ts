/** Filters that rotate a picture as its file says; each ends with a comma. */
export const turns: Record<0 | 90 | 180 | 270, string> = {
  0: '',
  90: 'transpose=clock,',
  180: 'hflip,vflip,',
  270: 'transpose=cclock,',
};
