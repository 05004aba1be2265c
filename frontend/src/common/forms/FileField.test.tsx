import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { FileField } from './FileField';

const MEBIBYTE = 1024 * 1024;
const onPreparing = jest.fn<void, [boolean]>();

function Field({ onFile }: { onFile: (file: File | null) => void }) {
  const [file, setFile] = useState<File | null>(null);
  const change = (chosen: File | null) => {
    setFile(chosen);
    onFile(chosen);
  };
  return (
    <FileField
      label="Choose a picture"
      accept="image/png,image/jpeg,image/webp"
      maxBytes={2 * MEBIBYTE}
      file={file}
      onChange={change}
      onPreparing={onPreparing}
    />
  );
}

function renderField() {
  const onFile = jest.fn<void, [File | null]>();
  render(<Field onFile={onFile} />);
  // The test's browser applies the accept attribute by type only.
  return {
    onFile,
    user: userEvent.setup({ applyAccept: false }),
    input: screen.getByLabelText('Choose a picture'),
  };
}

const fileOf = (name: string, type: string, bytes: number) =>
  new File([new Uint8Array(bytes)], name, { type });

beforeAll(() => {
  URL.createObjectURL = () => 'blob:preview';
  URL.revokeObjectURL = () => undefined;
});

it('accepts photos of phones, and sends a small picture as it is', async () => {
  const { onFile, user, input } = renderField();
  expect(input).toHaveAttribute('accept', expect.stringContaining('.heic'));
  const small = fileOf('small.png', 'image/png', 1000);
  await user.upload(input, small);
  expect(onFile).toHaveBeenLastCalledWith(small);
});

it('says what to do with a photo that the browser cannot read', async () => {
  const { onFile, user, input } = renderField();
  await user.upload(input, fileOf('IMG_1.HEIC', '', 1000));
  expect(await screen.findByText(/cannot read this picture/)).toBeInTheDocument();
  expect(onFile).not.toHaveBeenCalledWith(expect.any(File));
});

it('refuses a picture that stays too large', async () => {
  const { onFile, user, input } = renderField();
  await user.upload(input, fileOf('large.png', 'image/png', 2 * MEBIBYTE + 1));
  expect(await screen.findByText('Choose a file of at most 2 MB.')).toBeInTheDocument();
  expect(onFile).toHaveBeenLastCalledWith(null);
});

it('says that the converter could not be loaded, instead of blaming the picture', async () => {
  class WithoutConnection {
    onerror?: () => void;
    postMessage = () => this.onerror?.();
    terminate = () => undefined;
  }
  Object.assign(globalThis, { Worker: WithoutConnection });
  const { onFile, user, input } = renderField();
  await user.upload(input, fileOf('IMG_1.HEIC', '', 1000));
  expect(await screen.findByText(/^The converter could not be loaded/)).toBeInTheDocument();
  expect(onFile).not.toHaveBeenCalledWith(expect.any(File));
  expect(onPreparing.mock.calls.slice(-2)).toEqual([[true], [false]]);
});

describe('a conversion that does not end', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  class Hanging {
    onmessage?: (event: { data: string }) => void;
    static isLoading = false;
    postMessage = () => {
      if (!Hanging.isLoading) this.onmessage?.({ data: 'ready' });
    };
    terminate = terminated;
  }
  const terminated = jest.fn();
  async function choose(file: File) {
    const { onFile, input } = renderField();
    const user = userEvent.setup({ applyAccept: false, advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
    await user.upload(input, file);
    expect(onPreparing.mock.calls.at(-1)).toEqual([true]);
    await act(() => jest.advanceTimersByTimeAsync(61_000));
    expect(onPreparing.mock.calls.at(-1)).toEqual([false]);
    expect(onFile).not.toHaveBeenCalledWith(expect.any(File));
  }

  it.each([
    [false, /^This device took too long/],
    [true, /^The converter could not be loaded/],
  ])('ends with a sentence and gives the form back (decoder loading: %s)', async (isLoading, sentence) => {
    Hanging.isLoading = isLoading;
    Object.assign(globalThis, {
      Worker: Hanging,
      createImageBitmap: () => Promise.reject(new Error('not supported')),
    });
    await choose(fileOf('IMG_1.HEIC', '', 1000));
    expect(screen.getByText(sentence)).toBeInTheDocument();
    expect(terminated).toHaveBeenCalled();
  });

  it("ends also when the browser's own decoder hangs", async () => {
    Object.assign(globalThis, { createImageBitmap: () => new Promise(() => undefined) });
    await choose(fileOf('IMG_1.avif', 'image/avif', 1000));
    expect(screen.getByText(/^This device took too long/)).toBeInTheDocument();
  });
});
