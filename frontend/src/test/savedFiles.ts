/**
 * Records the browser's downloads instead of starting them.
 * @returns called with the file and its name for each download
 */
export function watchDownloads(): jest.Mock<void, [Blob, string]> {
  const save = jest.fn<void, [Blob, string]>();
  let file: Blob;
  jest.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    file = blob as Blob;
    return 'blob:download';
  });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    save(file, this.download);
  });
  return save;
}
