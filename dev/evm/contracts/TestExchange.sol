// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import {TestToken} from "TestToken.sol";
import {TestFeeToken, TestPermitToken} from "TestTokenKinds.sol";

/// Constant-product pools of test tokens with the chain's own coin, and the router that trades in them. One token is
/// traded for another through the coin. It has no constructor, so that its code can be put at any address. For local
/// chains only: anybody may move its prices.
contract TestExchange {
  struct Pool {
    uint256 coins;
    uint256 tokens;
  }

  /// What stands for the chain's own coin where a token is expected.
  address public constant NATIVE = 0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE;
  /// What stays in a pool of all that is paid into it, in hundredths of a percent.
  uint256 public constant POOL_FEE = 30;
  /// What the service keeps of all that is paid out, in hundredths of a percent.
  uint256 public constant SERVICE_FEE = 85;

  mapping(address => Pool) public pools;

  event Swapped(address indexed from, address indexed to, uint256 paid, uint256 received, address indexed receiver);
  event CoinsPaid(address indexed to, uint256 value);

  error MinimumNotReached(uint256 received, uint256 minimum);
  error ValueMismatch(uint256 value, uint256 amount);
  error PaymentFailed();

  function addPool(address token, uint256 tokens) external payable {
    TestToken(token).mint(address(this), tokens);
    pools[token].coins += msg.value;
    pools[token].tokens += tokens;
  }

  /// Makes a token worth `numerator / denominator` of what it is worth now.
  function reprice(address token, uint256 numerator, uint256 denominator) external {
    Pool storage pool = pools[token];
    uint256 tokens = (pool.tokens * denominator) / numerator;
    if (tokens > pool.tokens) TestToken(token).mint(address(this), tokens - pool.tokens);
    pool.tokens = tokens;
  }

  /// What a trade brings. 0: there is no pool, or it would take more than half of what one holds.
  function quote(address from, address to, uint256 amount) external view returns (uint256) {
    (uint256 coins, bool isDeep) = from == NATIVE ? (amount, true) : _out(pools[from].tokens, pools[from].coins, amount);
    if (!isDeep || from == to) return 0;
    if (to == NATIVE) return _afterFee(coins);
    uint256 tokens;
    (tokens, isDeep) = _out(pools[to].coins, pools[to].tokens, coins);
    return isDeep ? _afterFee(tokens) : 0;
  }

  /// Trades what the sender has approved, or permits here: `permit` is empty, or what `permit` of the token takes.
  function swap(
    address from,
    address to,
    uint256 amount,
    uint256 minimum,
    address receiver,
    bytes calldata permit
  ) external payable returns (uint256 received) {
    // A permit that somebody used already has done its work; without one, the transfer fails.
    if (permit.length > 0) {
      (bool done, ) = from.call(abi.encodePacked(TestPermitToken.permit.selector, permit));
      done;
    }
    uint256 coins = from == NATIVE ? _takeCoins(amount) : _sell(from, amount);
    received = to == NATIVE ? _payCoins(receiver, _afterFee(coins)) : _buy(to, coins, receiver);
    if (received < minimum) revert MinimumNotReached(received, minimum);
    emit Swapped(from, to, amount, received, receiver);
  }

  function _takeCoins(uint256 amount) private returns (uint256) {
    if (msg.value != amount) revert ValueMismatch(msg.value, amount);
    return amount;
  }

  function _sell(address token, uint256 amount) private returns (uint256 coins) {
    if (msg.value != 0) revert ValueMismatch(msg.value, 0);
    Pool storage pool = pools[token];
    uint256 before = TestToken(token).balanceOf(address(this));
    TestToken(token).transferFrom(msg.sender, address(this), amount);
    uint256 arrived = TestToken(token).balanceOf(address(this)) - before;
    (coins, ) = _out(pool.tokens, pool.coins, arrived);
    pool.tokens += arrived;
    pool.coins -= coins;
  }

  function _buy(address token, uint256 coins, address receiver) private returns (uint256) {
    Pool storage pool = pools[token];
    (uint256 tokens, ) = _out(pool.coins, pool.tokens, coins);
    pool.coins += coins;
    pool.tokens -= tokens;
    uint256 before = TestToken(token).balanceOf(receiver);
    TestToken(token).transfer(receiver, _afterFee(tokens));
    return TestToken(token).balanceOf(receiver) - before;
  }

  function _payCoins(address receiver, uint256 value) private returns (uint256) {
    (bool paid, ) = receiver.call{value: value}("");
    if (!paid) revert PaymentFailed();
    emit CoinsPaid(receiver, value);
    return value;
  }

  /// What a pool gives for an amount, and whether that is at most half of what it has.
  function _out(uint256 reserveIn, uint256 reserveOut, uint256 amount) private pure returns (uint256 out, bool isDeep) {
    if (reserveIn == 0 || reserveOut == 0 || amount > type(uint128).max) return (0, false);
    uint256 charged = amount * (10_000 - POOL_FEE);
    out = (charged * reserveOut) / (reserveIn * 10_000 + charged);
    isDeep = out <= reserveOut / 2;
  }

  function _afterFee(uint256 amount) private pure returns (uint256) {
    return amount - (amount * SERVICE_FEE + 9_999) / 10_000;
  }
}

/// Makes the further test tokens and fills the pools, all in one transaction.
contract TestMarket {
  TestPermitToken public immutable permit;
  TestFeeToken public immutable fee;
  TestToken public immutable odd;

  struct Kind {
    string name;
    string symbol;
    uint8 decimals;
    uint256 tokens;
    uint256 coins;
  }

  constructor(
    TestExchange exchange,
    address plain,
    Kind[4] memory kinds,
    uint256 transferFee,
    address[] memory holders,
    uint256 share
  ) payable {
    permit = new TestPermitToken(kinds[1].name, kinds[1].symbol, kinds[1].decimals);
    fee = new TestFeeToken(kinds[2].name, kinds[2].symbol, kinds[2].decimals, transferFee);
    odd = new TestToken(kinds[3].name, kinds[3].symbol, kinds[3].decimals);
    address[4] memory tokens = [plain, address(permit), address(fee), address(odd)];
    for (uint256 i = 0; i < 4; i++) {
      exchange.addPool{value: kinds[i].coins}(tokens[i], kinds[i].tokens);
      if (i == 0) continue;
      for (uint256 j = 0; j < holders.length; j++) {
        TestToken(tokens[i]).mint(holders[j], kinds[i].tokens / share);
      }
    }
  }
}
