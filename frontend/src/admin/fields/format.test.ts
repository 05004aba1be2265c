import { stateText } from './format';

it('has the label of a state', () => {
  expect(stateText('sampleCollected')).toBe('Sample collected');
});

it('shows an unknown state as it is', () => {
  expect(stateText('onTheMoon')).toBe('onTheMoon');
});
