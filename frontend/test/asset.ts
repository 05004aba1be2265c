/** Stands for style sheets and pictures: jsdom neither applies nor loads them. */
export default '/asset';
