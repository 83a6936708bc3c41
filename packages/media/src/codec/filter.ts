import type { Rational } from './native.ts';
import {
  avChannelLayoutDescribe,
  avGetSampleFmtName,
  check,
  Filter,
  type FilterContext,
  FilterGraph,
  FilterInOut,
  Frame,
  isDrained,
  present,
} from './native.ts';

type Filtering = {
  /** A filter description of FFmpeg; made by this package, never from content of a recording. */
  chain: string;
  /** Ticks a second of the frames' times. */
  timescale: number;
  threads: number;
};

type Graph = { graph: FilterGraph; source: FilterContext; sink: FilterContext };

/**
 * Frames through a chain of filters, which is rebuilt when frames change their format. Each is valid until the next.
 */
export async function* filter(
  frames: AsyncIterable<Frame> | Iterable<Frame>,
  options: Filtering,
): AsyncGenerator<Frame> {
  const filtered = new Frame();
  filtered.alloc();
  let current: (Graph & { form: string }) | undefined;
  try {
    for await (const frame of frames) {
      const form = formOf(frame, options.timescale);
      if (current?.form !== form) {
        if (current) yield* flush(current, filtered);
        current?.graph.free();
        current = { ...makeGraph(frame, form, options), form };
      }
      check(current.source.buffersrcAddFrameSync(frame), 'filter');
      yield* drain(current, filtered);
    }
    if (current) yield* flush(current, filtered);
  } finally {
    current?.graph.free();
    filtered.free();
  }
}

const named = (name: string) => present(Filter.getByName(name), `The filter ${name}`);

/** The properties of the input frames that a filter needs. */
function formOf(frame: Frame, timescale: number): string {
  if (!frame.isVideo()) {
    const layout = avChannelLayoutDescribe(frame.channelLayout) ?? 'mono';
    const format = avGetSampleFmtName(frame.format as Parameters<typeof avGetSampleFmtName>[0]);
    return `sample_rate=${frame.sampleRate}:sample_fmt=${format}:channel_layout=${layout}:time_base=1/${timescale}`;
  }
  const { width, height, format, colorSpace, colorRange } = frame;
  const { num, den }: Rational = frame.sampleAspectRatio;
  const colors = `colorspace=${colorSpace}:range=${colorRange}`;
  return `video_size=${width}x${height}:pix_fmt=${format}:time_base=1/${timescale}:pixel_aspect=${num}/${Math.max(1, den)}:${colors}`;
}

function makeGraph(frame: Frame, form: string, { chain, threads }: Filtering): Graph {
  const graph = new FilterGraph();
  graph.alloc();
  graph.nbThreads = threads;
  const kind = frame.isVideo() ? '' : 'a';
  const source = present(
    graph.createFilter(named(`${kind}buffer`), 'in', form),
    'The beginning of the filters',
  );
  const sink = present(graph.createFilter(named(`${kind}buffersink`), 'out'), 'The end of the filters');
  const outputs = FilterInOut.createList([{ name: 'in', filterCtx: source, padIdx: 0 }]);
  const inputs = FilterInOut.createList([{ name: 'out', filterCtx: sink, padIdx: 0 }]);
  check(graph.parsePtr(`[in]${chain}[out]`, inputs, outputs), 'filters');
  check(graph.configSync(), 'filters');
  return { graph, source, sink };
}

function* drain({ sink }: Graph, filtered: Frame): Generator<Frame> {
  for (;;) {
    const received = sink.buffersinkGetFrameSync(filtered);
    if (isDrained(received)) return;
    check(received, 'filter');
    filtered.timeBase = sink.buffersinkGetTimeBase();
    yield filtered;
    filtered.unref();
  }
}

function* flush(graph: Graph, filtered: Frame): Generator<Frame> {
  check(graph.source.buffersrcAddFrameSync(null), 'filter');
  yield* drain(graph, filtered);
}
