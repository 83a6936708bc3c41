import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Writes a folder with a speech model of half a kilobyte, in the layout of NeMo's CTC models: it recognizes "uh"
 * wherever the sound is louder than its mean, and nothing else. Real models are too large for the repository, and this
 * one takes the same path through the engine.
 */
export async function writeTinyModel(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'tiny-model-'));
  await writeFile(join(folder, 'model.onnx'), tinyModel());
  await writeFile(join(folder, 'tokens.txt'), '▁uh 0\n<blk> 1\n');
  return folder;
}

/** ONNX is protobuf; these are the few messages of it that are needed, by the numbers of their fields. */
function tinyModel(): Buffer {
  const weights = message(
    ...[1, 2].map((size) => number(1, size)),
    number(2, 1),
    text(8, 'w'),
    bytes(9, Buffer.from(Float32Array.from([10, -10]).buffer)),
  );
  const graph = message(
    node('ReduceMean', ['audio_signal'], 'e', [ints('axes', [1]), int('keepdims', 1)]),
    node('AveragePool', ['e'], 'p', [ints('kernel_shape', [8]), ints('strides', [8]), int('ceil_mode', 1)]),
    node('Transpose', ['p'], 'pt', [ints('perm', [0, 2, 1])]),
    node('MatMul', ['pt', 'w'], 'lg', []),
    node('LogSoftmax', ['lg'], 'logprobs', [int('axis', -1)]),
    text(2, 'g'),
    bytes(5, weights),
    bytes(11, value('audio_signal', 1, ['N', 80, 'T'])),
    bytes(11, value('length', 7, ['N'])),
    bytes(12, value('logprobs', 1, ['N', 'T2', 2])),
  );
  const facts = {
    vocab_size: '1',
    subsampling_factor: '8',
    normalize_type: 'per_feature',
    model_type: 'EncDecCTCModelBPE',
  };
  return message(
    number(1, 8),
    bytes(7, graph),
    bytes(8, message(text(1, ''), number(2, 13))),
    ...Object.entries(facts).map(([key, fact]) => bytes(14, message(text(1, key), text(2, fact)))),
  );
}

function node(operation: string, inputs: string[], output: string, attributes: Buffer[]): Buffer {
  const names = [...inputs.map((input) => text(1, input)), text(2, output), text(3, output)];
  return bytes(1, message(...names, text(4, operation), ...attributes.map((each) => bytes(5, each))));
}
const int = (name: string, given: number) => message(text(1, name), number(3, given), number(20, 2));
const ints = (name: string, given: number[]) =>
  message(text(1, name), ...given.map((each) => number(8, each)), number(20, 7));

function value(name: string, kind: number, sizes: (string | number)[]): Buffer {
  const shape = message(
    ...sizes.map((size) => bytes(1, message(typeof size === 'string' ? text(2, size) : number(1, size)))),
  );
  const tensor = message(number(1, kind), bytes(2, shape));
  return message(text(1, name), bytes(2, message(bytes(1, tensor))));
}

const message = (...fields: Buffer[]) => Buffer.concat(fields);
const number = (field: number, given: number) => Buffer.concat([varint(field * 8), varint(given)]);
const text = (field: number, given: string) => bytes(field, Buffer.from(given));
function bytes(field: number, given: Buffer): Buffer {
  return Buffer.concat([varint(field * 8 + 2), varint(given.length), given]);
}

function varint(given: number): Buffer {
  let left = BigInt.asUintN(64, BigInt(given));
  const parts: number[] = [];
  while (left > 127n) {
    parts.push(Number(left & 127n) | 128);
    left >>= 7n;
  }
  return Buffer.from([...parts, Number(left)]);
}
